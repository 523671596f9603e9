// The command line of Posthorn: reads options, calls the command. The only source file that
// includes CLI11, which takes long to compile.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>
#include <cstdint>
#include <cstdio>
#include <functional>

#include "ai/bot.h"
#include "cli/commands.h"
#include "cli/help_format.h"
#include "cli/text/text.h"

namespace posthorn::cli {
namespace {

constexpr const char* kGameHelp =
    "The game: map=south|north|ID, players=2|3|4, growth=carriages|horses (horses with the north), "
    "network=all|outside, audience=true, offices=true (these with the south). What is not named "
    "takes its default: map=south,players=2,growth=carriages,network=all";
constexpr const char* kMapHelp =
    "A map file of your own, of the same shape as data/south.json; games on it are named by its "
    "id. May be repeated";

void add_game(CLI::App& command, std::string& game, std::vector<std::string>& maps) {
  command.add_option("--game", game, kGameHelp)->type_name("GAME");
  command.add_option("--map", maps, kMapHelp)->type_name("FILE");
}

// A whole number or a fraction within bounds. The help tells the bounds in words where they matter.
template <class T>
void within(CLI::Option* option, T low, T high) {
  option->check(CLI::Range(low, high).description(""))->type_name("N")->capture_default_str();
}

// CLI11 wraps numbers that are too large or negative instead of refusing them.
std::string seed_problem(const std::string& text) {
  std::uint64_t seed = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seed);
  if (error == std::errc() && end == text.data() + text.size()) return "";
  return "should be a whole number from 0 to 18446744073709551615, not '" + text + "'";
}

void add_seed(CLI::App& command, std::uint64_t& seed, const char* what) {
  command.add_option("--seed", seed, what)
      ->check(seed_problem)
      ->type_name("N")
      ->capture_default_str();
}

// As in a Host header.
std::string host_problem(const std::string& text) {
  const bool fine = std::ranges::all_of(text, [](unsigned char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '.' ||
           c == '-' || c == ':' || c == '[' || c == ']';
  });
  return fine && !text.empty() ? "" : "should be a name such as games.example.org";
}

void add_record_choice(CLI::App& command, int& record, std::vector<std::string>& maps) {
  within(command.add_option("--record", record, "Which record of a .jsonl file, counted from 0"), 0,
         1000000000);
  command.add_option("--map", maps, kMapHelp)->type_name("FILE");
}

void add_thought(CLI::App& command, ThoughtLimit& limit, const std::string& otherwise) {
  CLI::Option* simulations =
      command
          .add_option("--sims", limit.simulations,
                      "Games played on in thought for each decision, up to 1000000. " + otherwise)
          ->check(CLI::Range(1, 1000000).description(""))
          ->type_name("N");
  command.add_option("--seconds", limit.seconds, "Seconds for each decision, 0.01 to 3600")
      ->check(CLI::Range(0.01, 3600.0).description(""))
      ->type_name("S")
      ->excludes(simulations);
}

class CommandLine {
 public:
  CommandLine()
      : app_("Posthorn plays Thurn und Taxis: every variant, people and computers.", "posthorn") {
    app_.require_subcommand(1);
    app_.formatter(std::make_shared<HelpFormat>());
    app_.fallthrough(false);
    app_.footer(
        "posthorn COMMAND --help tells more about a command.\n"
        "Exit codes: 0 fine, 1 the answer is no (a record does not hold), 2 bad input.");
    app_.set_version_flag("--version", "posthorn 0.1");
    add_play();
    add_serve();
    add_verify();
    add_show();
    add_hint();
    add_analyze();
    add_audit();
    add_arena();
    add_ratings();
    add_train();
    add_actor();
    add_net();
    add_maps();
    add_perft();
    add_simulate();
    add_hammer();
    add_bench();
    add_signature();
    add_vocabulary();
    add_protocol();
  }

  int run(int argc, char** argv) {
    try {
      app_.parse(argc, argv);
    } catch (const CLI::CallForHelp& help) {
      return app_.exit(help);
    } catch (const CLI::CallForVersion& version) {
      return app_.exit(version);
    } catch (const CLI::ParseError& error) {
      const auto chosen = app_.get_subcommands();
      std::fprintf(stderr, "posthorn: %s\n", printable(reason(error, argc, argv)).c_str());
      std::fprintf(stderr, "posthorn%s%s --help tells what would be right.\n",
                   chosen.empty() ? "" : " ",
                   chosen.empty() ? "" : chosen.front()->get_name().c_str());
      return kBadInput;
    }
    return chosen_();
  }

 private:
  // CLI11 says of an unknown command only that one is required.
  std::string reason(const CLI::ParseError& error, int argc, char** argv) const {
    if (!app_.get_subcommands().empty()) return error.what();
    std::string known;
    for (const CLI::App* command : app_.get_subcommands(nullptr)) {
      known += (known.empty() ? "" : ", ") + command->get_name();
    }
    if (argc < 2) return "a command is missing; known are " + known;
    if (argv[1][0] == '-') {
      return "'" + std::string(argv[1]) + "' is out of place; first comes a command: " + known;
    }
    return "there is no command '" + std::string(argv[1]) + "'; known are " + known;
  }

  CLI::App* add(const char* name, const char* what, const char* more, std::function<int()> run) {
    CLI::App* command = app_.add_subcommand(name, what);
    command->footer(more);
    command->group("Commands");
    command->callback([this, run = std::move(run)] { chosen_ = run; });
    return command;
  }

  void add_play() {
    CLI::App* command =
        add("play", "Play a game in the terminal",
            "Type a move's number or its notation, undo, help, save FILE or quit. The game is "
            "saved after every move; `posthorn play --resume` goes on with it.\n"
            "Examples:\n"
            "  posthorn play\n"
            "  posthorn play --game map=north,players=3,growth=horses --seats Anna,Ben,greedy",
            [this] { return play(play_); });
    add_game(*command, play_.game, play_.maps);
    command
        ->add_option("--seats", play_.seats,
                     "Who plays, in seat order: " + bot_names() +
                         " are computers, any other name is a person. Without it you play against "
                         "couriers")
        ->type_name("NAMES");
    command
        ->add_option("--start", play_.start,
                     "Who starts: a name of the seats, or lot. Without it the first of --seats, "
                     "and without those the lot decides")
        ->type_name("NAME");
    command
        ->add_option("--file", play_.file,
                     "Where the game is saved after every move; without it posthorn/game.json in "
                     "$XDG_STATE_HOME or ~/.local/state")
        ->type_name("FILE");
    command->add_flag("--resume", play_.resume, "Go on with the saved game");
    command->add_flag(
        "--strict-audience", play_.strict_audience,
        "Your clergy tiles stay face down once they are on the coaches (A1, the printed rule)");
    command->add_flag("--plain", play_.plain, "No colours");
    command->add_option("--seed", play_.seed, "Deal from this 64-bit number instead of by chance")
        ->type_name("N");
  }

  void add_serve() {
    CLI::App* command = add(
        "serve", "Serve the browser client on this machine",
        "Prints the address to open in a browser and serves until Ctrl+C or SIGTERM, the client "
        "and the tables people play at from different machines. Only "
        "programs on this machine reach it, unless --public or --host says otherwise.\n"
        "Examples:\n"
        "  posthorn serve --open\n"
        "  posthorn serve --public\n"
        "  posthorn serve --host 0.0.0.0 --port 8080 --public-name games.example.org",
        [this] { return serve(serve_); });
    command->add_option("--dir", serve_.directory, "The built client; without it: web/dist")
        ->type_name("DIR");
    command
        ->add_option("--host", serve_.host,
                     "The address to listen at; 0.0.0.0 or :: stand for all of this machine's")
        ->type_name("ADDRESS")
        ->capture_default_str();
    within(command->add_option("--port", serve_.port,
                               "The port, up to 65535; 0 takes 8650, or any if that is in use"),
           0, 65535);
    command->add_flag("--public", serve_.to_others,
                      "Let others in the house play too: the same as --host 0.0.0.0; prints the "
                      "addresses they reach it at");
    command
        ->add_option("--data", serve_.data,
                     "Where online tables and accounts are kept; without it a folder of your own")
        ->type_name("DIR");
    command
        ->add_option("--public-name", serve_.public_name,
                     "Refuse requests for any other name; at 127.0.0.1 the names of this machine "
                     "stay allowed")
        ->check(host_problem)
        ->type_name("NAME");
    command->add_flag("--open", serve_.open, "Open a browser, where there is one");
    command->add_flag("--quiet", serve_.quiet, "Do not print the address");
    command->add_flag("--log", serve_.log, "Print a line for each request");
  }

  void add_verify() {
    CLI::App* command = add(
        "verify", "Replay records under the rules",
        "Checks shuffles, moves and result of every record. For each that does not hold it prints "
        "file, record, move and the rule that refuses it, and at the end how many hold. "
        "Exit code 1 if one does not hold, 2 if one is malformed or a file cannot be read.",
        [this] { return verify(verify_); });
    command
        ->add_option("files", verify_.files,
                     "Records: JSON, or one on each line by the ending .jsonl")
        ->required()
        ->type_name("FILE");
    command->add_option("--map", verify_.maps, kMapHelp)->type_name("FILE");
  }

  void add_show() {
    CLI::App* command = add("show", "Print a record as text a person can follow",
                            "Moves are counted from 0, as posthorn verify does.\n"
                            "Examples:\n"
                            "  posthorn show game.json\n"
                            "  posthorn show --record 3 --at 10 games.jsonl",
                            [this] { return show(show_); });
    command->add_option("file", show_.file, "A record")->required()->type_name("FILE");
    command
        ->add_option("--at", show_.at,
                     "Print the board after so many moves instead of the whole game; 0: the start")
        ->check(CLI::Range(0, 1000000).description(""))
        ->type_name("N");
    within(command->add_option("--record", show_.record,
                               "Which record of a .jsonl file, counted from 0"),
           0, 1000000000);
    command->add_option("--map", show_.maps, kMapHelp)->type_name("FILE");
  }

  void add_hint() {
    CLI::App* command = add(
        "hint", "Tell the best move in a position of a record, and why",
        "Without --at: the last position of a game under way, or the last decision of a finished "
        "one. The seat to decide is advised from what it may know. docs/analysis.md tells how to "
        "read it.\n"
        "Examples:\n"
        "  posthorn hint game.json\n"
        "  posthorn hint --at 10 --seconds 5 game.json",
        [this] {
          if (hint_.limit.simulations == 0 && hint_.limit.seconds == 0) hint_.limit.seconds = 1;
          return hint(hint_);
        });
    command->add_option("file", hint_.file, "A record")->type_name("FILE");
    command->add_option("--at", hint_.at, "The position before move N, counted from 0")
        ->check(CLI::Range(0, 1000000).description(""))
        ->type_name("N");
    command
        ->add_option("--against", hint_.against,
                     "Compare with this move, as a record has it; without it: the next best")
        ->type_name("MOVE");
    add_record_choice(*command, hint_.record, hint_.maps);
    add_thought(*command, hint_.limit, "Without it: one second");
    command->add_flag("--keys", hint_.keys,
                      "List the message keys of all reasons instead, for translations");
    command->add_flag("--json", hint_.json, "Print JSON instead of text");
  }

  void add_analyze() {
    CLI::App* command = add(
        "analyze", "Tell what each decision of a game cost, and what was luck",
        "A decision that loses 3 % of the wins against the best one is marked as an inaccuracy, "
        "7 % as a mistake, 15 % as a blunder. Luck is what changes between decisions. The result "
        "is kept in FILE.analysis.json. docs/analysis.md tells more.\n"
        "Example:\n"
        "  posthorn analyze --sims 256 game.json",
        [this] {
          ThoughtLimit& limit = analyze_.limit;
          if (limit.simulations == 0 && limit.seconds == 0) limit.simulations = 64;
          return analyze(analyze_);
        });
    command->add_option("file", analyze_.file, "A record")->required()->type_name("FILE");
    add_record_choice(*command, analyze_.record, analyze_.maps);
    add_thought(*command, analyze_.limit, "Without it: 64");
    command->add_flag("--json", analyze_.json, "Print JSON instead of text");
  }

  void add_audit() {
    CLI::App* command =
        add("audit", "Tell how far analyses can be trusted",
            "Bots play games, which are analysed; then every mark is thought about anew by other "
            "numbers, as long as when it was made, and luck is added up. The answer is no if fewer "
            "than nine of ten marks come out again, or if the mean of luck is not zero within its "
            "95 % interval.\n"
            "Example:\n"
            "  posthorn audit --games 30 --bots master:sims=64,courier",
            [this] { return audit(audit_); });
    add_game(*command, audit_.game, audit_.maps);
    command
        ->add_option("--bots", audit_.bots,
                     "Who plays, with commas between; they change seats from game to game")
        ->type_name("BOTS")
        ->capture_default_str();
    within(command->add_option("--games", audit_.games, "How many games"), 1, 1000000);
    within(command->add_option("--sims", audit_.simulations,
                               "Games played on in thought for each decision, up to 100000"),
           1, 100000);
    add_seed(*command, audit_.seed, "Where the games come from: a 64-bit number");
    within(command->add_option("--threads", audit_.threads,
                               "Games at a time, up to 1024; 0 stands for one for each core"),
           0, 1024);
    command->add_flag("--json", audit_.json, "Print JSON instead of a table");
  }

  void add_arena() {
    CLI::App* command =
        add("arena", "Let bots play many deals against each other",
            "Each deal is played in every seat rotation. Win shares come with their 95 % interval "
            "over deals. A program is a bot too: cmd:PROGRAM ARGS speaks the protocol of "
            "docs/bot-protocol.md.\n"
            "Examples:\n"
            "  posthorn arena --game map=south,players=2 --bots greedy,random --deals 500\n"
            "  posthorn arena --bots greedy,steady --sprt 0,5 --deals 20000\n"
            "  posthorn arena --mirror --bots greedy,steady --game players=4\n"
            "  posthorn arena --pool data/pool.json --results results.jsonl",
            [this] { return arena(arena_); });
    add_game(*command, arena_.game, arena_.maps);
    command
        ->add_option(
            "--bots", arena_.bots,
            "One bot for each player, with commas between: " + bot_names() +
                ", cmd:PROGRAM ARGS. Behind a colon: limits of a search (master:ms=100 for a turn, "
                "master:sims=64 for a decision), style=racer|builder|spoiler, weights=FILE")
        ->type_name("BOTS");
    within(command->add_option("--deals", arena_.deals, "How many deals"), 1, 100000000);
    add_seed(*command, arena_.seed, "Where the deals come from: a 64-bit number");
    within(command->add_option("--threads", arena_.threads,
                               "Games at a time, up to 1024; 0 stands for one for each core"),
           0, 1024);
    within(command->add_option("--move-ms", arena_.move_ms,
                               "Milliseconds a program may take for a decision, up to an hour"),
           1, 3600000);
    command->add_option("--records", arena_.records, "Write every game to this .jsonl file")
        ->type_name("FILE");
    add_comparisons(*command);
    command->add_flag("--json", arena_.json, "Print JSON instead of a table");
  }

  void add_comparisons(CLI::App& command) {
    command
        .add_option("--sprt", arena_.sprt,
                    "Stop as soon as it is clear whether the first bot is no better than the first "
                    "Elo difference (H0) or better by the second (H1), each with 5 % errors; "
                    "--deals is the most that are played. With N players the difference d to each "
                    "of the others stands for a win share of 1/(1+(N-1)*10^(-d/400))")
        ->type_name("ELO0,ELO1");
    command
        .add_flag("--mirror", arena_.mirror,
                  "For three or four players, with two --bots: one of the first against copies of "
                  "the second, then one of the second against copies of the first")
        ->excludes("--sprt");
    command
        .add_option("--pool", arena_.pool,
                    "A file of bots with frozen hashes (docs/bots.md): every one plays every other")
        ->excludes("--bots", "--game", "--sprt", "--mirror")
        ->type_name("FILE");
    command
        .add_option("--results", arena_.results,
                    "Append a line with the result to this file, for posthorn ratings")
        ->type_name("FILE");
  }

  void add_ratings() {
    CLI::App* command =
        add("ratings", "Rate bots by the results of the arena",
            "Elo by maximum likelihood over all pairs that met, with 95 % intervals of the "
            "difference to the anchor. The files are those of posthorn arena --results.",
            [this] { return ratings(ratings_); });
    command->add_option("files", ratings_.files, "Results files")->required()->type_name("FILE");
    command->add_option("--anchor", ratings_.anchor, "The bot whose rating is 0")
        ->type_name("NAME")
        ->capture_default_str();
    command
        ->add_option("--game", ratings_.game,
                     "Only results of this game; needed if the files have several")
        ->type_name("GAME");
    command->add_flag("--json", ratings_.json, "Print JSON instead of a table");
  }

  void add_train() {
    CLI::App* command = add(
        "train", "Train a network by self-play",
        "Goes on where it was stopped, with the same --dir and settings. The directory holds the "
        "checkpoint, the pool of past networks, and best.net, which is replaced only by a network "
        "that beats it. docs/training.md tells more.\n"
        "Examples:\n"
        "  posthorn train --game map=north,players=2,growth=horses --minutes 30 --dir horses\n"
        "  posthorn train --game map=south,players=2 --from south2.net --search 5 --dir searched",
        [this] { return train(train_); });
    command
        ->add_option("--game", train_.games,
                     std::string(kGameHelp) +
                         ". May be repeated: one network for several numbers of players")
        ->type_name("GAME");
    command->add_option("--map", train_.maps, kMapHelp)->type_name("FILE");
    train::Plan& plan = train_.plan;
    command->add_option("--dir", plan.directory, "Where the training lives")
        ->required()
        ->type_name("DIR");
    within(command->add_option("--minutes", plan.minutes,
                               "CPU time of everybody together, in all sessions"),
           0.001, 1000000.0);
    add_seed(*command, plan.seed, "Where chance comes from: a 64-bit number");
    within(command->add_option("--threads", plan.threads, "Actors of this process"), 1, 1024);
    within(command->add_option("--hidden", plan.hidden1, "Units of the first layer: 64, 128, 256"),
           1, 256);
    within(command->add_option("--second", plan.hidden2, "Units of the second layer: 16, 32"), 1,
           32);
    command
        ->add_option("--from", plan.from,
                     "Begin with what this network knows, of the same board, its layers no larger")
        ->type_name("FILE");
    command->add_option("--method", train_.method, "adam or sgd")->capture_default_str();
    within(command->add_option("--rate", plan.rate, "How far a step goes, at the beginning"), 1e-7F,
           100.0F);
    within(command->add_option("--first-pace", plan.first_pace,
                               "How far a step of the first layer goes, as a part of the others'"),
           0.001F, 1.0F);
    within(command->add_option("--leak", plan.beginning.leak,
                               "Gradient that a unit at the end of its range lets through"),
           0.0F, 1.0F);
    within(command->add_option("--reach", plan.beginning.reach,
                               "The largest weight of the first layer, at the beginning"),
           0.0F, 1.0F);
    within(command->add_option("--batch", plan.batch, "Positions of a step"), 1, 100000);
    within(command->add_option("--passes", plan.passes, "How often a position is learned from"),
           0.01, 100.0);
    within(command->add_option("--replay", plan.replay, "Positions that are kept"), 1, 10000000);
    within(command->add_option("--lambda", plan.play.lambda,
                               "How much later values count against the next one"),
           0.0F, 1.0F);
    within(command->add_option("--taught", plan.play.taught_games,
                               "Games beside the greedy bot at the beginning"),
           0, 1000000000);
    within(command->add_option("--explore", plan.play.explore_percent,
                               "Games in a hundred that choose a little at random"),
           0, 100);
    within(command->add_option("--past", plan.play.past_percent,
                               "Games in a hundred against past networks and greedy"),
           0, 100);
    within(command->add_option("--search", plan.play.search_percent,
                               "Decisions in a hundred that are thought over"),
           0.0F, 100.0F);
    within(command->add_option("--search-share", plan.play.search_share,
                               "What the thought counts for against the rest of the game"),
           0.0F, 1.0F);
    within(command->add_option("--search-positions", plan.play.thoughts.positions,
                               "Sampled positions of a thought"),
           1, 10000);
    within(command->add_option("--gate-minutes", plan.gate_minutes, "Time between gates"), 0.001,
           1000000.0);
    within(command->add_option("--gate-deals", plan.gate_deals, "Deals against each opponent"), 2,
           1000000);
    add_redis(*command);
    command->add_flag("--plain", plan.plain,
                      "Leave out what a network without memory of cards does not see");
  }

  // Between processes and machines.
  void add_redis(CLI::App& command) {
    train::Plan::Redis& redis = train_.plan.redis;
    command
        .add_option("--redis", redis.address,
                    "Take games from other processes by this Redis server, HOST:PORT or unix:PATH; "
                    "without a value by one of its own, in --dir")
        ->expected(0, 1)
        ->type_name("ADDRESS")
        ->each([&redis](const std::string&) { redis.wanted = true; });
    command.add_option("--redis-password", redis.password_file, "A file with its password")
        ->type_name("FILE");
    within(command.add_option("--redis-megabytes", redis.megabytes,
                              "The most memory a Redis server of its own takes"),
           64, 1000000);
    within(command.add_option("--processes", redis.processes,
                              "With --redis: processes that play on this machine"),
           0, 1024);
  }

  void add_actor() {
    CLI::App* command =
        add("actor", "Play for a training that goes on elsewhere",
            "Plays games with the newest network of the training and sends what can be learned. "
            "Come and go as you like: kill it at any moment.\n"
            "Example: posthorn actor --redis training/south2 --threads 2",
            [this] { return actor(actor_); });
    command
        ->add_option("--redis", actor_.orders.redis,
                     "Where the training is: HOST:PORT, unix:PATH or its folder")
        ->required()
        ->type_name("ADDRESS");
    command->add_option("--redis-password", actor_.orders.password_file, "A file with its password")
        ->type_name("FILE");
    command->add_option("--map", actor_.maps, kMapHelp)->type_name("FILE");
    within(command->add_option("--threads", actor_.orders.threads, "Actors of this process"), 1,
           1024);
  }

  void add_net() {
    CLI::App* command = add(
        "net", "Look into a network",
        "Units that are constant over positions of its own games; how far its values are from what "
        "play brings, and its differences between alternatives from what looking ahead finds "
        "(docs/training.md); who made it. Minutes with the usual numbers.\n"
        "Example: posthorn net data/nets/south2.net --json",
        [this] { return net(net_); });
    command->add_option("file", net_.file, "The network")->required()->type_name("FILE");
    command->add_option("--map", net_.maps, kMapHelp)->type_name("FILE");
    command->add_flag("--json", net_.json, "Print JSON instead of lines");
    add_seed(*command, net_.health.seed, "Where chance comes from: a 64-bit number");
    within(command->add_option("--positions", net_.health.positions, "Positions of its games"), 1,
           1000000);
    within(command->add_option("--playouts", net_.health.playouts,
                               "Games played to the end from each; 0: leave the value out"),
           0, 1000000);
    within(command->add_option("--decisions", net_.health.decisions,
                               "Decisions looked ahead from; 0: leave the differences out"),
           0, 1000000);
    within(command->add_option("--samples", net_.health.samples, "Times each is played on"), 2,
           1000000);
  }

  void add_maps() {
    CLI::App* command = add(
        "maps", "Tell which boards there are, or check map files of your own",
        "Without files: the boards built in and what of them was reconstructed. With files: every "
        "check of a map; the first thing wrong is told with its line, column and reason.",
        [this] { return maps(maps_); });
    command->add_option("files", maps_.files, "Map files to check")->type_name("FILE");
  }

  void add_perft() {
    CLI::App* command =
        add("perft", "Count the sequences of legal moves",
            "Prints the leaf count for each depth up to D, from the start of the deal of the seed.",
            [this] { return perft(perft_); });
    add_game(*command, perft_.game, perft_.maps);
    add_seed(*command, perft_.seed, "The deal: a 64-bit number");
    within(command->add_option("--depth", perft_.depth, "How many moves deep, up to 60"), 1, 60);
  }

  void add_simulate() {
    CLI::App* command =
        add("simulate", "Live through bad days of the online server",
            "Nodes die and freeze, messages are lost or doubled, the store fails, all from a seed. "
            "Tells the first seed at which an acknowledged act is lost or doubled, somebody is "
            "stuck, or two people saw different games.",
            [this] { return simulate(simulate_); });
    command->add_option("--runs", simulate_.runs, "How many days")->type_name("N");
    add_seed(*command, simulate_.seed, "Of the first day; each takes the next one");
  }

  void add_hammer() {
    CLI::App* command = add(
        "hammer", "Store acts of many tables and tell which are stored",
        "Works on a database FILE as a server does, without the games: a line `TABLE PLACE ACT` "
        "for each act that was acknowledged, until it is killed. tools/store-kills kills it "
        "and looks whether all of them are there.",
        [this] { return hammer(hammer_); });
    command->add_option("file", hammer_.file, "The database; made if there is none")
        ->required()
        ->type_name("FILE");
    within(command->add_option("--tables", hammer_.games, "At how many tables at once"), 1, 100000);
    command->add_option("--acts", hammer_.acts, "End after so many, and tell how fast it was")
        ->type_name("N");
  }

  void add_bench() {
    CLI::App* command =
        add("bench", "Measure the engine",
            "Decisions, turns and games per CPU second for uniform, steady and greedy play, for "
            "uniform also with a state copy and with a view at each decision; evaluations of the "
            "network by itself, and its play (net): three runs, best and worst.",
            [this] { return bench(bench_); });
    command->add_flag("--json", bench_.json, "Print JSON instead of a table");
    within(command->add_option("--seconds", bench_.seconds, "CPU seconds of a run, 0.01 to 3600"),
           0.01, 3600.0);
    command->add_option("--game", bench_.game, "Only this game, as in map=north,growth=horses")
        ->type_name("GAME");
    command->add_option("--policy", bench_.policy, "Only this policy, as in the table");
  }

  void add_signature() {
    add("signature", "Print one number that is equal in every build that plays the same game",
        "A hash over seeded random games of every variant and number of players.",
        [this] { return signature(signature_); })
        ->add_flag("--bots", signature_.bots,
                   "Instead: numbers that are equal in every build whose bots choose the same");
  }

  void add_vocabulary() {
    add("vocabulary", "Print the words that engine and browser client share, as TypeScript",
        "Phases, actions, events, officials, bonus kinds, rules, refusals, faults and the reasons "
        "of "
        "hints. The client's build makes web/engine/vocabulary.ts of it.",
        [] { return vocabulary(); });
  }

  void add_protocol() {
    add("protocol", "Print what clients and servers say to each other, as TypeScript",
        "From data/protocol.json. The client's build makes web/online/protocol.ts of it.",
        [] { return protocol(); });
  }

  CLI::App app_;
  std::function<int()> chosen_;
  PlayOptions play_;
  ServeOptions serve_;
  VerifyOptions verify_;
  ShowOptions show_;
  HintOptions hint_;
  AnalyzeOptions analyze_;
  AuditOptions audit_;
  ArenaOptions arena_;
  RatingsOptions ratings_;
  TrainOptions train_;
  ActorOptions actor_;
  NetOptions net_;
  SignatureOptions signature_;
  MapsOptions maps_;
  PerftOptions perft_;
  SimulateOptions simulate_;
  HammerOptions hammer_;
  BenchOptions bench_;
};

// Built for a newer processor than this one, the program would die without a word.
bool processor_fits() {
#if defined(__x86_64__) && defined(__AVX2__) && !defined(__clang__)
  return __builtin_cpu_supports("x86-64-v3") != 0;
#else
  return true;
#endif
}

}  // namespace
}  // namespace posthorn::cli

int main(int argc, char** argv) {
  if (!posthorn::cli::processor_fits()) {
    std::fprintf(stderr,
                 "posthorn: this build needs a processor with AVX2 and BMI2 (x86-64-v3); "
                 "configure with -DPOSTHORN_MARCH=x86-64 for this machine\n");
    return posthorn::cli::kBadInput;
  }
  try {
    return posthorn::cli::CommandLine().run(argc, argv);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "posthorn: %s\n", error.what());
    return posthorn::cli::kBadInput;
  }
}

// Closing a route: houses, bonuses, carriage, discards (C, N5 to N8, E1).
#include "core/flow.h"
#include "core/legal.h"
#include "core/tiles.h"

namespace posthorn::flow {
namespace {

void take_tile(const Flow& flow, int seat, const Tile& tile) {
  std::uint16_t& taken = flow.state.stacks[tile.stack];
  taken = tile.stack == flow.game.first_house_stack ? with_first_house(taken, tile.place, seat)
                                                    : static_cast<std::uint16_t>(taken << 2 | seat);
  flow.emit(EventKind::kBonusTaken, seat, {}, tile.points(flow.game), tile.stack);
}

void take_end_tile(const Flow& flow, int seat) {
  State& state = flow.state;
  // E1: the first only; E5: nobody once the cards ran out, when only final returns are left
  if (state.end_seat != kNobody || state.phase == Phase::kFinalHouse) return;
  state.end_seat = static_cast<std::uint8_t>(seat);
  flow.emit(EventKind::kEndTileTaken, seat, {}, flow.game.end_points);
}

void take_length_bonus(const Flow& flow, int seat, int length) {
  const LengthBonus* bonus = length_bonus(flow.game, flow.state, length);  // C4
  if (bonus == nullptr) return;
  const int top = tiles_taken(flow.state.stacks[bonus->stack]);
  take_tile(flow, seat, {bonus->stack, static_cast<std::uint8_t>(top)});
}

// C8, C9: what the growth by carriages does at a closing; then coaches and discards.
void settle_carriage(const Flow& flow, int length) {
  State& state = flow.state;
  const Player& player = state.acting();
  if (flow.game.carriages && player.carriage < flow.game.last_carriage) {
    const int missing = flow.game.carriage_size[player.carriage + 1] - length;
    if (missing <= 0) {
      take_next_carriage(flow);
    } else if (missing <= 2 && may_call_official(state)) {
      state.phase = Phase::kCartwright;
      return;
    }
  }
  continue_closing(flow);
}

}  // namespace

void place_houses(const Flow& flow, int seat, std::uint32_t cities) {
  Player& player = flow.state.players[seat];
  const EarnedTiles earned = tiles_earned(flow.game, flow.state, seat, cities);
  player.houses |= cities;
  if (flow.log != nullptr) {
    for (int city : each_bit(cities)) flow.emit(EventKind::kHousePlaced, seat, Card(city, 0));
  }
  for (const Tile& tile : earned) take_tile(flow, seat, tile);  // C5, C6, N6
  if (player.houses_left() == 0) take_end_tile(flow, seat);     // E1, O5
}

void close_with_houses(const Flow& flow, std::uint32_t cities) {
  State& state = flow.state;
  const int length = state.acting().route_length;
  place_houses(flow, state.actor, cities);
  take_length_bonus(flow, state.actor, length);
  if (flow.game.audience) count_coach_moves(flow, cities);
  settle_carriage(flow, length);
}

void take_next_carriage(const Flow& flow) {
  State& state = flow.state;
  Player& player = state.acting();
  ++player.carriage;
  flow.emit(EventKind::kCarriageTaken, state.actor, {}, flow.game.carriage_size[player.carriage]);
  if (player.carriage == flow.game.last_carriage) take_end_tile(flow, state.actor);  // E1
}

void discard_route(const Flow& flow) {
  Player& player = flow.state.acting();
  if (flow.game.horses) {
    for (int i = 0; i < player.route_length; ++i) {
      flow.state.discard.add(flow.game.table, player.route_card(i));
    }
  } else {
    flow.state.discard.add_cities(flow.game.table, player.route_cities, 0);
  }
  player.route_head = 0;
  player.route_length = 0;
  player.route_cities = 0;
}

void continue_closing(const Flow& flow) {
  State& state = flow.state;
  if (flow.game.audience && coaches_due(flow)) {
    state.phase = Phase::kCoaches;
    return;
  }
  // C10, N4: the route and the horse cards go, then the hand down to three
  discard_route(flow);
  Player& player = state.acting();
  for (int i = 0; i < player.beside_length; ++i) {
    state.discard.add(flow.game.table, player.beside[i]);
  }
  player.beside_length = 0;
  if (player.hand.size() > kHandAfterClosing) {
    state.phase = Phase::kDiscard;
  } else {
    end_turn(flow);
  }
}

void keep_cards(const Flow& flow, std::uint32_t kept) {
  State& state = flow.state;
  const CardTable& table = flow.game.table;
  Player& player = state.acting();
  Cards keep;
  for (int i = 0; i < kHandAfterClosing; ++i) {
    Card card;
    card.code = static_cast<std::uint8_t>(kept >> (8 * i));
    keep.add(table, card);
  }
  const Cards hand = player.hand;
  hand.each(table, [&](Card card) {
    if (keep.has(table, card)) {
      keep.remove(table, card);
      return;
    }
    remove_from_hand(flow, player, card);
    state.discard.add(table, card);
    flow.emit(EventKind::kCardDiscarded, state.actor, card);
  });
  end_turn(flow);
}

}  // namespace posthorn::flow

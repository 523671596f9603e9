// What is measured with: time that passes, and time of a core.
#pragma once

namespace posthorn {

// Since some moment in the past; never goes back.
double steady_seconds();

// Time of a core that the calling thread has used: a clock for bots with one worker that does not
// hang on what else the machine does.
double core_seconds();

}  // namespace posthorn

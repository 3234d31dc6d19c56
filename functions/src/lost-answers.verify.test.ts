import { CHANGING_CALLS } from '#testing/changing-calls/changing-calls.ts'
import { haveOneEffect } from '#testing/lost-answers/one-effect.ts'

/** Every call that changes something. A call without a case is a type error in `changingCalls`. */
haveOneEffect(CHANGING_CALLS)

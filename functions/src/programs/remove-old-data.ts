import { ProgramError } from './running/program-environment.ts'
import { runProgram } from './running/run-program.ts'

/** `npm run retention`: removes personal data whose time is over, as the function does every night. */

const USAGE = `npm run retention -- [--project ID]

Removes personal data that is older than the settings allow, and says how much. The function
removeOldData does it every night, and the local stack once a day; broken off, it goes on
where it stopped.`

await runProgram({
  usage: USAGE,
  // For the local stack.
  switches: ['quiet'],
  // A project that is named without --project must not mean the default one.
  check: (words) => {
    if (words.length > 0) throw new ProgramError(USAGE)
  },
  run: async ({ shop, isOn, say }) => {
    const removed = Object.entries(await shop.retention.run()).filter(([, count]) => count > 0)
    if (isOn('quiet') && removed.length === 0) return
    say(
      removed.length > 0
        ? `Removed for their age: ${removed.map(([kind, count]) => `${count} ${kind}`).join(', ')}.`
        : 'Nothing is older than the settings allow.',
    )
  },
})

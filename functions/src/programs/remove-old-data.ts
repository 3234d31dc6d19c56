import { runProgram } from './running/run-program.ts'

/** `npm run shop -- retention`: deletes personal data after its retention period, as the function does every morning. */

await runProgram({
  task: 'retention',
  // For the local stack.
  switches: ['quiet'],
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

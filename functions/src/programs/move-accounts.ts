import { runProgram } from './running/run-program.ts'

/** `npm run shop -- accounts-move`: hides accounts of the first version from Google's own sign-in endpoint. */

await runProgram({
  task: 'accounts-move',
  run: async ({ shop, say }) => {
    const { moved, ofAll } = await shop.admin.moveAccounts()
    say(`${moved} of ${ofAll} accounts of ${shop.config.projectId} were moved.`)
  },
})

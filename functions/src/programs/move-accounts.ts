import { runProgram } from './running/run-program.ts'

/** `npm run accounts:move`: hides the accounts of the first version from Google's own sign-in endpoint. */

const USAGE = `npm run accounts:move -- [--project ID]

Gives every account whose alias at Firebase Authentication still has the phone in it
one that nobody knows. Once, after the first deploy of the version that brings this
program; accounts that log in before are moved by that. It may be broken off and
repeated. Without --project: of the project in .firebaserc, or, where that is a demo,
of the shop that runs on this machine.`

await runProgram({
  usage: USAGE,
  run: async ({ shop, say }) => {
    const { moved, ofAll } = await shop.admin.moveAccounts()
    say(`${moved} of ${ofAll} accounts of ${shop.config.projectId} were moved.`)
  },
})

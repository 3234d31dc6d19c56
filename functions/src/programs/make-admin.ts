import { isPhone, plainPhone } from '@bartan/contract/users/rules'
import { TEXTS } from '@bartan/contract/shop/texts'
import { ProgramError } from './running/program-environment.ts'
import { runProgram } from './running/run-program.ts'

/** `npm run admin -- 9876543210`: makes the account of a phone an admin. */

const USAGE = `npm run admin -- PHONE [--project ID]

Makes the account of that phone an admin. Without --project: of the project in
.firebaserc, or, where that is a demo, of the shop that runs on this machine.`

await runProgram({
  usage: USAGE,
  check: ([phone, ...others]) => {
    if (!phone || others.length > 0) throw new ProgramError(USAGE)
    if (!isPhone(phone)) throw new ProgramError(`${TEXTS.phone}: ${phone}`)
  },
  run: async ({ shop, words: [typed = ''], say }) => {
    const phone = plainPhone(typed)
    const appointed = await shop.admin.appointAdmin(phone)
    if (!appointed)
      throw new ProgramError(
        `Nobody in ${shop.config.projectId} has the phone ${phone}. Register it in the shop first, then run this again.`,
      )
    const { user, wasAdmin } = appointed
    say(
      wasAdmin
        ? `${user.name} (${phone}) is an admin already.`
        : `${user.name} (${phone}) is an admin of ${shop.config.projectId} now.`,
    )
  },
})

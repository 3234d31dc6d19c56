import { TEXTS } from '@bartan/contract/shop/texts'
import { isPhone, typedPhone } from '@bartan/contract/users/rules'
import { ProgramError } from './running/program-environment.ts'
import { runProgram } from './running/run-program.ts'

/** `npm run shop -- admin 9876543210`: makes the account with this phone an admin. */

await runProgram({
  task: 'admin',
  argument: 'PHONE',
  check: (phone) => {
    if (!isPhone(phone)) throw new ProgramError(`${TEXTS.phone}: ${phone}`)
  },
  run: async ({ shop, argument, say }) => {
    const phone = typedPhone(argument)
    if (!phone) throw new ProgramError(`${TEXTS.phone}: ${argument}`)
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

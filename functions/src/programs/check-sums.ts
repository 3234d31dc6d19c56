import { keptSumsRepository, wrongSumText } from '#features/orders/figures/kept-sums.repository.ts'
import { ProgramError } from './running/program-environment.ts'
import { runProgram } from './running/run-program.ts'

/** `npm run sums:check`: proves that the sums of cash and of refused parcels are what the orders come to. */

const USAGE = `npm run sums:check -- [--fix] [--project ID]

Adds up all orders and compares: cash by day and courier (in paise), parcels delivered
and refused by month, PIN and product. Prints the sums that differ, and ends with
status 1 then; with --fix it puts them right, while the shop goes on selling. One at a
time: two of them would mend the same twice.
Without --project: of the project in .firebaserc, or, where that is a demo, of the
shop that runs on this machine. It reads every order.`

await runProgram({
  usage: USAGE,
  switches: ['fix'],
  run: async ({ shop, isOn, say }) => {
    const sums = keptSumsRepository(shop.connect)
    const { orders, wrong } = await sums.check()
    if (wrong.length === 0) {
      say(`The kept sums are what ${orders} orders come to.`)
      return
    }
    const told = wrong.map(wrongSumText)
    if (!isOn('fix'))
      throw new ProgramError(
        [...told, `${wrong.length} sums differ. "-- --fix" puts them right.`].join('\n'),
      )
    await sums.mend(wrong)
    say([...told, `${wrong.length} sums were put right.`].join('\n'))
  },
})

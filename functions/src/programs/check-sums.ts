import { wrongFieldText } from '#features/orders/figures/derived-fields.ts'
import {
  storedSumsRepository,
  wrongRowText,
  wrongSumText,
} from '#features/orders/figures/stored-sums.repository.ts'
import { ProgramError } from './running/program-environment.ts'
import { runProgram } from './running/run-program.ts'

/** `npm run shop -- sums-check`: checks the sums of cash, refused parcels and sales against the orders. */

await runProgram({
  task: 'sums-check',
  switches: ['fix'],
  run: async ({ shop, isOn, say }) => {
    const sums = storedSumsRepository(shop.connect)
    const { orders, wrong, wrongRows, wrongFields } = await sums.check()
    // A person must check an order's own payments: nothing shows which value is right.
    if (wrongFields.length > 0) throw new ProgramError(wrongFields.map(wrongFieldText).join('\n'))
    if (wrong.length + wrongRows.length === 0) {
      say(`The kept sums are what ${orders} orders come to.`)
      return
    }
    const lines = [...wrong.map(wrongSumText), ...wrongRows.map(wrongRowText)]
    if (!isOn('fix'))
      throw new ProgramError(
        [...lines, `${lines.length} sums differ. "--fix" puts them right.`].join('\n'),
      )
    await sums.mend(wrong, wrongRows)
    say([...lines, `${lines.length} sums were put right.`].join('\n'))
  },
})

import { ledgerRepository } from '#features/stock/ledger.repository.ts'
import { checkStock } from '#features/stock/check-stock.ts'
import { faultOf } from '#features/stock/ledger.ts'
import { ProgramError } from './running/program-environment.ts'
import { runProgram } from './running/run-program.ts'

/** `npm run stock:check`: proves that the stock of every product and variant is what its ledger says. */

const USAGE = `npm run stock:check -- [--project ID]

Adds up the stock ledger and compares: opening + in - sold + returned = countInStock,
for every variant and every product without. Prints those for which it is not so, and
ends with status 1 then.
Without --project: of the project in .firebaserc, or, where that is a demo, of the
shop that runs on this machine. It reads every product and every stock movement.`

await runProgram({
  usage: USAGE,
  run: async ({ shop, say }) => {
    const { products, faulty } = await checkStock(ledgerRepository(shop.connect))
    if (faulty.length > 0)
      throw new ProgramError(
        [
          ...faulty.map(faultOf),
          `${new Set(faulty.map(({ product }) => product._id)).size} of ${products} products do not add up.`,
        ].join('\n'),
      )
    say(`The stock of all ${products} products is what the ledger says.`)
  },
})

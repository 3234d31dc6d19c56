import { checkStock } from '#features/stock/check-stock.ts'
import { ledgerRepository } from '#features/stock/ledger.repository.ts'
import { faultOf } from '#features/stock/ledger.ts'
import { ProgramError } from './running/program-environment.ts'
import { runProgram } from './running/run-program.ts'

/** `npm run shop -- stock-check`: checks the stock of every product and variant against the ledger. */

await runProgram({
  task: 'stock-check',
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

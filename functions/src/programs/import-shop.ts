import { resolve } from 'node:path'
import { importShop } from './backup/import-shop.ts'
import { restartLocalFunction } from './running/restart-local-function.ts'
import { runProgram } from './running/run-program.ts'

/** `npm run shop -- import FOLDER`: restores a shop from an export. */

await runProgram({
  task: 'import',
  switches: ['replace', 'without-passwords'],
  argument: 'FOLDER',
  run: async ({ shop, argument: folder, isOn, say }) => {
    await importShop(shop, {
      folder: resolve(folder),
      replace: isOn('replace'),
      withoutPasswords: isOn('without-passwords'),
      say,
    })
    // Running instances would not notice the imported products, whose times are old.
    const restarted = await restartLocalFunction(process.env)
    say(
      restarted || shop.config.authEmulator
        ? `${shop.config.projectId} is the shop that was exported.`
        : `${shop.config.projectId} is the shop that was exported. Now "npm run deploy": instances that run still show the products of before.`,
    )
  },
})

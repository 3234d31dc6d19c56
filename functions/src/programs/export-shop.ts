import { resolve } from 'node:path'
import { exportShop } from './backup/export-shop.ts'
import { runProgram } from './running/run-program.ts'

/** `npm run shop -- export FOLDER`: exports a whole shop, to keep or to move. */

await runProgram({
  task: 'export',
  switches: ['without-pictures'],
  argument: 'FOLDER',
  run: async ({ shop, argument: folder, isOn, say }) => {
    const withImages = !isOn('without-pictures')
    await exportShop(shop, { folder: resolve(folder), withImages, say })
    say(
      `${shop.config.projectId} is in ${folder}. It holds names, phones and password hashes: keep it as safe as the shop.`,
    )
  },
})

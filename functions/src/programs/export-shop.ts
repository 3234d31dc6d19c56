import { resolve } from 'node:path'
import { exportShop } from './backup/export-shop.ts'
import { ProgramError } from './running/program-environment.ts'
import { runProgram } from './running/run-program.ts'

/** `npm run export -- FOLDER`: a whole shop, to keep or to move. */

const USAGE = `npm run export -- FOLDER [--without-pictures] [--project ID]

Writes every document, every account (with its password's hash) and every image of
the shop into a folder: NDJSON, with counts and checksums in manifest.json. Broken off,
it goes on where it stopped when it is run again with the same folder.
Without --project: of the project in .firebaserc, or, where that is a demo, of the
shop that runs on this machine.`

await runProgram({
  usage: USAGE,
  switches: ['without-pictures'],
  check: (words) => {
    if (words.length !== 1) throw new ProgramError(USAGE)
  },
  run: async ({ shop, words: [folder = ''], isOn, say }) => {
    const withImages = !isOn('without-pictures')
    await exportShop(shop, { folder: resolve(folder), withImages, say })
    say(
      `${shop.config.projectId} is in ${folder}. It holds names, phones and password hashes: keep it as safe as the shop.`,
    )
  },
})

import { resolve } from 'node:path'
import { importShop } from './backup/import-shop.ts'
import { restartLocalFunction } from './running/restart-local-function.ts'
import { ProgramError } from './running/program-environment.ts'
import { runProgram } from './running/run-program.ts'

/** `npm run import -- FOLDER`: restores a shop from an export. */

const USAGE = `npm run import -- FOLDER [--replace] [--without-passwords] [--project ID]

Makes the shop what "npm run export" has written into the folder, and reads all of it
back to make sure. A shop with products, orders or customers is left alone without
--replace. Broken off, it goes on where it stopped when it is run again.
Passwords from a real project need its password hash parameters in AUTH_HASH_KEY,
AUTH_HASH_SALT_SEPARATOR, AUTH_HASH_ROUNDS and AUTH_HASH_MEMORY_COST.`

await runProgram({
  usage: USAGE,
  switches: ['replace', 'without-passwords'],
  check: (words) => {
    if (words.length !== 1) throw new ProgramError(USAGE)
  },
  run: async ({ shop, words: [folder = ''], isOn, say }) => {
    await importShop(shop, {
      folder: resolve(folder),
      replace: isOn('replace'),
      withoutPasswords: isOn('without-passwords'),
      say,
    })
    // Running instances keep their catalog: the imported products bear old times, so they would not be noticed.
    const restarted = await restartLocalFunction(process.env)
    say(
      restarted || shop.config.authEmulator
        ? `${shop.config.projectId} is the shop that was exported.`
        : `${shop.config.projectId} is the shop that was exported. Now "npm run deploy": instances that run still show the products of before.`,
    )
  },
})

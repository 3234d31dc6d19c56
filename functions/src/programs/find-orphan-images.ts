import { findOrphans } from '#features/images/orphans.ts'
import { runProgram } from './running/run-program.ts'

/** `npm run shop -- orphan-images`: lists unused images; `--delete` deletes them. */

await runProgram({
  task: 'orphan-images',
  switches: ['delete'],
  run: async ({ shop, isOn, say }) => {
    const { objects, shown, remove } = shop.admin.orphans
    // Stored names first: an image whose product is saved in between then counts as used.
    const stored = await objects()
    const orphans = findOrphans({ objects: stored, shown: await shown(), now: shop.clock.now() })
    for (const { url, objects: files } of orphans) say(`${url}  ${files.length} files`)
    if (orphans.length === 0) say('Every image is shown.')
    else if (!isOn('delete'))
      say(`${orphans.length} images. Nothing was removed; "--delete" removes them.`)
    else {
      for (const orphan of orphans) await Promise.all(orphan.objects.map(remove))
      say(`${orphans.length} images removed.`)
    }
  },
})

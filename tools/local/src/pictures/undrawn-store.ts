import { openStore } from '#stores/open-store.ts'
import type { Picture } from '@bartan/demo-shop/illustrator/picture'
import type { Drawing } from './drawing.ts'

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS undrawn (
    place INTEGER PRIMARY KEY AUTOINCREMENT,
    url TEXT NOT NULL UNIQUE,
    picture TEXT NOT NULL -- JSON of what is to be drawn
  ) STRICT;
`

/** What is still to be drawn, on disk: a start after a kill goes on with it. */
export const openUndrawnStore = (file: string) => {
  const database = openStore(file, SCHEMA)
  const insert = database.prepare(
    'INSERT OR IGNORE INTO undrawn (url, picture) VALUES (:url, :picture)',
  )
  const remove = database.prepare('DELETE FROM undrawn WHERE url = :url')
  const all = database.prepare('SELECT url, picture FROM undrawn ORDER BY place')
  return {
    add: (drawings: readonly Drawing[]) => {
      database.exec('BEGIN')
      for (const { url, picture } of drawings) insert.run({ url, picture: JSON.stringify(picture) })
      database.exec('COMMIT')
    },
    remove: (url: string) => {
      remove.run({ url })
    },
    all: (): Drawing[] =>
      (all.all() as { url: string; picture: string }[]).map(({ url, picture }) => ({
        url,
        picture: JSON.parse(picture) as Picture,
      })),
    close: () => database.close(),
  }
}

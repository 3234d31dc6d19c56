import fields from './fields.hi.json'
import reasons from './reasons.hi.json'
import texts from './texts.hi.json'
import toaster from './toaster.hi.json'
import words from './words.hi.json'

type Copy = Readonly<Record<string, unknown>>

/** Texts that only admins read are in ./admin-hindi.ts. */
const files = import.meta.glob<Copy>(
  ['../**/copy.hi.json', '!../features/admin-*/*', '!../app/routes/admin/*'],
  { eager: true, import: 'default' },
)

const folderOf = (path: string): string => path.split('/').at(-2) ?? path

/** Every text of the shop in Hindi, by the folder it belongs to; a separate file that only readers of Hindi load. */
export const HINDI: Readonly<Record<string, Copy>> = {
  texts,
  words,
  reasons,
  fields,
  toaster,
  ...Object.fromEntries(Object.entries(files).map(([path, copy]) => [folderOf(path), copy])),
}

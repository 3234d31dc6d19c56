import fields from './admin-fields.hi.json'
import reasons from './admin-reasons.hi.json'

type Copy = Readonly<Record<string, unknown>>

const files = import.meta.glob<Copy>(
  ['../features/admin-*/copy.hi.json', '../app/routes/admin/copy.hi.json'],
  { eager: true, import: 'default' },
)

const folderOf = (path: string): string => path.split('/').at(-2) ?? path

/** The admin area in Hindi, which shoppers don't load; its reasons and fields join the shop's. */
export const ADMIN_HINDI: Readonly<Record<string, Copy>> = {
  reasons,
  fields,
  ...Object.fromEntries(Object.entries(files).map(([path, copy]) => [folderOf(path), copy])),
}

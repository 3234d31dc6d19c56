import { Failure, invalid } from '#engine/failure.ts'

const COMMENTS = /\/\*[^]*?\*\/|\/\/.*$/gm
const ALLOW = /\ballow\b[^;]*/g
const NEVER = /^allow[\s\w,]*:\s*if\s+false\s*$/

type Body = { readonly rules?: { readonly files?: readonly { readonly content?: string }[] } }

/** Rules can't be run here; those that allow nobody anything describe what happens in any case. */
export const loadRules = (text: string): object => {
  const { rules } = JSON.parse(text) as Body
  const source = rules?.files?.map(({ content = '' }) => content).join('\n')
  if (source === undefined) throw invalid('rules.files is missing')
  const allowed = source
    .replaceAll(COMMENTS, '')
    .match(ALLOW)
    ?.find((one) => !NEVER.test(one))
  if (allowed === undefined) return {}
  throw new Failure(
    'UNIMPLEMENTED',
    `Security rules are not run here: whoever does not send "Authorization: Bearer owner" is denied everything. These rules would allow something, so they can't be loaded: "${allowed.trim()}"`,
  )
}

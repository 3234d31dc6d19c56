import Validator from '@adobe/structured-data-validator'
import type { TestShop } from '#testing/start-test-shop.ts'
import { missingIn, unknownIn } from './schema-org.ts'

/** How a browser reads an attribute or a text. */
export const read = (html: string): string =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll(/&#(?:39|x27);/g, "'")
    .replaceAll('&amp;', '&')

const found = (html: string, pattern: RegExp): string => read(pattern.exec(html)?.[1] ?? '')

export const headOf = (html: string) => ({
  lang: found(html, /<html lang="([^"]*)"/),
  title: found(html, /<title>([^<]*)<\/title>/),
  description: found(html, /<meta name="description" content="([^"]*)"/),
  canonical: found(html, /<link rel="canonical" href="([^"]*)"/),
  robots: found(html, /<meta name="robots" content="([^"]*)"/),
  image: found(html, /<meta property="og:image" content="([^"]*)"/),
  alternates: [...html.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)].map(
    ([, language, href]) => `${language} ${href}`,
  ),
})

type Data = { '@type': string } & Record<string, unknown>

/** The data of a document as a browser parses it: a script ends at the first `</script`. */
export const scripts = (html: string, type: string): string[] =>
  [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script/gi)].flatMap(
    ([, attributes = '', text = '']) => (attributes.includes(`type="${type}"`) ? [text] : []),
  )

export const structured = (html: string): Data[] =>
  scripts(html, 'application/ld+json').map((text) => JSON.parse(text) as Data)

/** By schema.org's vocabulary, by Google's required fields, and by the rules that Adobe's validator has of both. */
export const faultsIn = async (data: readonly Data[]) => {
  const jsonld = Object.groupBy(data, (one) => one['@type'])
  const issues = await new Validator().validate({ jsonld, microdata: {}, rdfa: {} })
  const errors = issues.filter(({ severity }) => severity === 'ERROR')
  return [...errors, ...unknownIn(data), ...missingIn(data)]
}

/** A document of the shop, as a visitor gets it. */
export const openPage = async (
  shop: TestShop,
  path: string,
  headers: Record<string, string> = {},
) => {
  const reply = await shop.get(path, { headers })
  return { ...reply, html: String(reply.body) }
}

import { COUPON_PERCENT } from '@bartan/contract/coupons/rules'
import { shop } from '#lib/shop-settings.ts'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { queryOptions } from '@tanstack/react-query'
import { language } from '#i18n/translate.ts'
import type { Language } from '@bartan/contract/shop/languages'

/** Numbers and names that the pages mention, from where they are decided. */
const factsNow = (): ReadonlyMap<string, string> => {
  const { shipping, returnDays, phone, email } = shop()
  return new Map([
    ['freeFrom', formatRupees(shipping.freeFrom)],
    ['fee', formatRupees(shipping.fee)],
    ['returnDays', String(returnDays)],
    ['percent', String(COUPON_PERCENT)],
    ['phone', phone],
    ['email', email],
  ])
}

/** A paragraph, or a list. */
export type Block = string | readonly string[]
export type Section = { title: string; blocks: readonly Block[] }
export type InfoPageContent = { title: string; intro: string; sections: readonly Section[] }

/** All texts of the pages linked in the footer, by address. */
export type InfoContent = Record<
  '/shipping' | '/returns' | '/privacy' | '/terms' | '/contact',
  InfoPageContent
>

/** One file per language, so that nobody loads the other's. */
const OTHERS = import.meta.glob<InfoContent>('../../i18n/*/info.json', { import: 'default' })

const loadContent = async (of: Language): Promise<InfoContent> =>
  (await OTHERS[`../../i18n/${of}/info.json`]?.()) ?? (await import('./content.en.json')).default

/** A text with the numbers and names that it mentions. */
const withFacts = (text: string): string => {
  const facts = factsNow()
  return text.replaceAll(/\{(\w+)\}/g, (mark, name: string) => facts.get(name) ?? mark)
}

const filled = ({ title, intro, sections }: InfoPageContent): InfoPageContent => ({
  title: withFacts(title),
  intro: withFacts(intro),
  sections: sections.map((section) => ({
    title: withFacts(section.title),
    blocks: section.blocks.map((block) =>
      typeof block === 'string' ? withFacts(block) : block.map((line) => withFacts(line)),
    ),
  })),
})

export const contentQuery = (spoken = language()) =>
  queryOptions({
    queryKey: ['info', spoken, shop().version],
    queryFn: async (): Promise<InfoContent> => {
      const content = await loadContent(spoken)
      return {
        '/shipping': filled(content['/shipping']),
        '/returns': filled(content['/returns']),
        '/privacy': filled(content['/privacy']),
        '/terms': filled(content['/terms']),
        '/contact': filled(content['/contact']),
      }
    },
    staleTime: Infinity,
  })

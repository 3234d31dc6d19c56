import { iconUrl } from '@bartan/contract/images/icons'
import type { IconName } from '@bartan/contract/images/icons'
import { factsOf, pathIn } from '@bartan/contract/shop/languages'
import { language } from '#i18n/translate.ts'
import { shop, shopText } from '#lib/shop-settings.ts'
import { colors } from '#theme/colors.ts'

const icon = (name: IconName, size: number, purpose: 'any' | 'maskable') => ({
  src: iconUrl(name, shop().look),
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** The shop as an installed app, in the page's language. */
export const manifestNow = () => {
  const { name, tagline, taglineIn, look } = shop()
  return {
    id: '/',
    name,
    short_name: name,
    description: shopText(tagline, taglineIn),
    lang: factsOf(language()).locale,
    start_url: pathIn(language(), '/'),
    scope: '/',
    display: 'standalone' as const,
    background_color: colors.ground.value,
    theme_color: colors.teal.deep.value,
    categories: ['shopping'],
    icons: [
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('maskable-512', 512, 'maskable'),
      ...(look.logo ? [{ src: look.logo, sizes: 'any', type: 'image/webp', purpose: 'any' }] : []),
    ],
  }
}

import { PAGE_PATHS } from '@bartan/contract/pages/page-paths'
import { iconUrl, type IconName } from '@bartan/contract/settings/icons'
import { factsOf, pathIn, type Language } from '@bartan/contract/shop/languages'
import { shopText, type Shop } from '#lib/shop-settings.ts'
import { SHARE_PATH } from '#service-worker/shared-message.ts'
import { colors } from '#theme/colors.ts'

const icon = (shop: Shop, name: IconName, size: number, purpose: 'any' | 'maskable') => ({
  src: iconUrl(name, shop.look),
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

const looks = (shop: Shop) => ({
  display: 'standalone' as const,
  background_color: colors.ground.value,
  theme_color: colors.teal.deep.value,
  icons: [
    icon(shop, 'icon-192', 192, 'any'),
    icon(shop, 'icon-512', 512, 'any'),
    icon(shop, 'maskable-512', 512, 'maskable'),
    ...(shop.look.logo
      ? [{ src: shop.look.logo, sizes: 'any', type: 'image/webp', purpose: 'any' }]
      : []),
  ],
})

/** Manifest of the admin area as a separate app: messages shared to it from WhatsApp open as a new order. */
export const staffManifestFor = (shop: Shop) => ({
  id: PAGE_PATHS.admin,
  name: `${shop.name} Admin`,
  short_name: `${shop.name} Admin`,
  start_url: PAGE_PATHS.admin,
  scope: PAGE_PATHS.admin,
  ...looks(shop),
  share_target: {
    action: SHARE_PATH,
    method: 'POST',
    enctype: 'multipart/form-data',
    params: {
      title: 'title',
      text: 'text',
      url: 'url',
      files: [{ name: 'contact', accept: ['text/vcard', 'text/x-vcard', '.vcf'] }],
    },
  },
})

/** Manifest of the installed shop, in the page's language. */
export const manifestFor = (language: Language, shop: Shop) => {
  const { name, tagline, taglineIn } = shop
  return {
    id: '/',
    name,
    short_name: name,
    description: shopText(language, tagline, taglineIn),
    lang: factsOf(language).locale,
    start_url: pathIn(language, '/'),
    scope: '/',
    categories: ['shopping'],
    ...looks(shop),
  }
}

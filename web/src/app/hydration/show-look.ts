import { DEFAULT_SHOP } from '@bartan/contract/settings/default-shop'
import type { Shop } from '#lib/shop-settings.ts'

/** The look that the document already has: the server writes it into rendered pages (app/server/head.ts). */
let shown: string | undefined

const setIcon = (href: string) =>
  document.querySelector('link[rel=icon]')?.setAttribute('href', href)

/** Applies the settings' colors to the document; loads the code for that only if they differ. */
export const showLook = async ({ look: { accent, logo } }: Shop) => {
  shown ??= document.querySelector<HTMLElement>('style[data-accent]')?.dataset['accent']
  if ((shown ?? DEFAULT_SHOP.look.accent) !== accent) {
    shown = accent
    const [{ accentVariables }, { faviconOf }] = await Promise.all([
      import('@bartan/contract/settings/accent-shades'),
      import('#theme/favicon.ts'),
    ])
    setIcon(faviconOf({ accent, logo }))
    for (const [name, value] of accentVariables(accent))
      document.documentElement.style.setProperty(name, value)
  }
  if (logo) setIcon(logo)
}

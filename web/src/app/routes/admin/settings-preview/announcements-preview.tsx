import { startOfDay } from '@bartan/contract/shared/shop-day'
import type { Language } from '@bartan/contract/shop/languages'
import { atom } from 'nanostores'
import { useMemo, type ReactNode } from 'react'
import { Header } from '#app/layouts/shop/header.tsx'
import { TopBanner } from '#app/layouts/shop/top-banner.tsx'
import { formatShortDay } from '#components/ui/format-date.ts'
import { useText } from '#features/admin-settings/texts.ts'
import { ShopContext, useShop } from '#lib/shop-settings.ts'
import { css } from '#styled-system/css'

const styles = {
  when: css({ px: '4', pt: '5', pb: '1', color: 'ink.soft', fontSize: 'sm', fontWeight: 'medium' }),
}

type Shop = ReturnType<typeof useShop>

const Said = ({ when, shop, children }: { when: string; shop: Shop; children?: ReactNode }) => {
  const store = useMemo(() => atom(shop), [shop])
  return (
    <section aria-label={when}>
      <p className={styles.when}>{when}</p>
      <ShopContext value={store}>
        <TopBanner />
        {children}
      </ShopContext>
    </section>
  )
}

const dayText = (language: Language, day: string): string =>
  day ? formatShortDay(language, startOfDay(day).toISOString()) : '…'

/**
 * Shows the announcements above every page: the usual one, each scheduled one, and the notice while the shop is
 * closed.
 */
export const AnnouncementsPreview = () => {
  const t = useText()
  const shop = useShop()
  const { banner, closure } = shop
  const open = { ...shop, closure: null }
  const timed = banner.timed.filter(({ text }) => text)
  return (
    <>
      <Said when={t('banner.text')} shop={open}>
        <Header />
      </Said>
      {timed.map((text, place) => (
        <Said
          // oxlint-disable-next-line react/no-array-index-key -- two may have the same days and words
          key={place}
          when={`${dayText(t.language, text.from)} – ${dayText(t.language, text.until)}`}
          shop={{ ...open, banner: { ...banner, ...text } }}
        />
      ))}
      {closure && <Said when={t('closure')} shop={shop} />}
    </>
  )
}

import { Phone } from 'lucide-react'
import { useSpecText } from '#i18n/texts.ts'
import { shopTel, useShop } from '#lib/shop-settings.ts'
import { css, cx } from '#styled-system/css'
import { button } from '#styled-system/recipes'

const styles = { root: css({ whiteSpace: 'nowrap' }) }

/** Link that calls the shop, if it has a phone number, for pages without anything to buy. */
export const CallUs = () => {
  const text = useSpecText()
  const shop = useShop()
  if (!shop.phone) return null
  return (
    <a className={cx(button({ variant: 'outline' }), styles.root)} href={shopTel(shop)}>
      <Phone aria-hidden size={18} />
      {text('callUs')}
    </a>
  )
}

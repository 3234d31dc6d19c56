import { Phone } from 'lucide-react'
import { text } from '#i18n/texts.ts'
import { shopTel, useShop } from '#lib/shop-settings.ts'
import { css, cx } from '#styled-system/css'
import { button } from '#styled-system/recipes'

const styles = { root: css({ whiteSpace: 'nowrap' }) }

/** Rings the shop: the way on where there is nothing to buy. */
export const CallUs = () => (
  <a className={cx(button({ variant: 'outline' }), styles.root)} href={shopTel(useShop())}>
    <Phone aria-hidden size={18} />
    {text('callUs')}
  </a>
)

import type { StaffOrder } from '@bartan/contract/orders/schema'
import type { Language } from '@bartan/contract/shop/languages'
import { formatMoment } from '#components/ui/format-moment.ts'
import { useLanguage } from '#i18n/translate.ts'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { orderEvents } from './order-events.ts'
import { textIn } from './texts.ts'

const styles = {
  item: css({
    position: 'relative',
    pl: '5',
    listStyleType: 'none',
    _before: {
      content: '""',
      position: 'absolute',
      left: '0',
      top: '1.5',
      boxSize: '2',
      borderRadius: 'full',
      bg: 'teal.deep',
    },
  }),
  text: css({ mt: '1', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }),
}

const nameOf = (language: Language, { name, role }: { name: string; role: string }): string =>
  role === 'customer' ? name : textIn(language, 'byShop', { name })

/** All events of an order, latest first, each with its person. */
export const OrderTimeline = ({ order }: { order: StaffOrder }) => {
  const language = useLanguage()
  return (
    <ol className={grid({ gap: '4', fontSize: 'sm' })}>
      {orderEvents(language, order).map(({ at, what, by, text }) => (
        <li className={styles.item} key={`${at} ${what}`}>
          <p className={css({ fontWeight: 'semibold' })}>{what}</p>
          {text && <p className={styles.text}>{text}</p>}
          <p className={css({ color: 'ink.soft' })}>
            <time dateTime={at}>{formatMoment(language, at)}</time>
            {by && ` · ${nameOf(language, by)}`}
          </p>
        </li>
      ))}
    </ol>
  )
}

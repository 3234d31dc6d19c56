import type { StaffOrder } from '@bartan/contract/orders/schema'
import type { Language } from '@bartan/contract/shop/languages'
import { formatMoment } from '#components/ui/format-moment.ts'
import { useLanguage } from '#i18n/language.ts'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { orderEvents } from './order-events.ts'
import { textIn } from './texts.ts'

const styles = {
  root: grid({ gap: '4', fontSize: 'sm' }),
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
  what: css({ fontWeight: 'semibold' }),
  text: css({ mt: '1', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }),
  whenAndWho: css({ color: 'ink.soft' }),
}

const nameOf = (language: Language, { name, role }: { name: string; role: string }): string =>
  role === 'customer' ? name : textIn(language, 'byShop', { name })

/** All events of an order, latest first, each with its person. */
export const OrderTimeline = ({ order }: { order: StaffOrder }) => {
  const language = useLanguage()
  return (
    <ol className={styles.root}>
      {orderEvents(language, order).map(({ at, what, by, text }) => (
        <li className={styles.item} key={`${at} ${what}`}>
          <p className={styles.what}>{what}</p>
          {text && <p className={styles.text}>{text}</p>}
          <p className={styles.whenAndWho}>
            <time dateTime={at}>{formatMoment(language, at)}</time>
            {by && ` · ${nameOf(language, by)}`}
          </p>
        </li>
      ))}
    </ol>
  )
}

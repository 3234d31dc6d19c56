import type { Product } from '@bartan/contract/products/schema'
import { formatStars, Stars } from '#components/commerce/rating.tsx'
import { Note } from '#components/ui/elements.tsx'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { useText } from '../texts.ts'

const styles = { average: css({ fontFamily: 'heading', fontSize: 'page', lineHeight: '1.1' }) }

/** Average rating, or a note that there are no reviews. */
export const RatingSummary = ({ product: { rating } }: { product: Product }) => {
  const t = useText()
  return rating ? (
    <div className={grid({ gap: '2' })}>
      <p className={styles.average}>{t('outOf', { average: formatStars(rating.average) })}</p>
      <div className={css({ fontSize: 'xl' })}>
        <Stars value={rating.average} />
      </div>
      <p>{t('count', { count: rating.count })}</p>
      <Note>{t('whoMay')}</Note>
    </div>
  ) : (
    <div>
      <p className={css({ fontWeight: 'semibold' })}>{t('none')}</p>
      <p className={css({ color: 'ink.soft' })}>{t('noneWhy')}</p>
    </div>
  )
}

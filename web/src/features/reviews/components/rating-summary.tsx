import type { Product } from '@bartan/contract/products/schema'
import { formatStars, Stars } from '#components/commerce/rating.tsx'
import { css } from '#styled-system/css'
import { useText } from '../texts.ts'

const styles = {
  root: css({ display: 'grid', gap: '2' }),
  average: css({ fontFamily: 'heading', fontSize: 'page', lineHeight: '1.1' }),
  stars: css({ fontSize: 'xl' }),
  whoMay: css({ color: 'ink.soft', fontSize: 'sm' }),
  none: css({ fontWeight: 'semibold' }),
  noneWhy: css({ color: 'ink.soft' }),
}

/** Average rating, or a note that there are no reviews. */
export const RatingSummary = ({ product: { rating } }: { product: Product }) => {
  const t = useText()
  return rating ? (
    <div className={styles.root}>
      <p className={styles.average}>{t('outOf', { average: formatStars(rating.average) })}</p>
      <div className={styles.stars}>
        <Stars value={rating.average} />
      </div>
      <p>{t('count', { count: rating.count })}</p>
      <p className={styles.whoMay}>{t('whoMay')}</p>
    </div>
  ) : (
    <div>
      <p className={styles.none}>{t('none')}</p>
      <p className={styles.noneWhy}>{t('noneWhy')}</p>
    </div>
  )
}

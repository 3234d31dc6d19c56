import { formatStars, Stars } from '#components/commerce/rating.tsx'
import { t } from '../texts.ts'
import type { Product } from '@bartan/contract/products/schema'
import { css } from '#styled-system/css'

const styles = {
  root: css({ display: 'grid', gap: '2' }),
  text: css({ fontFamily: 'heading', fontSize: 'page', lineHeight: '1.1' }),
  box: css({ fontSize: 'xl' }),
  text2: css({ color: 'ink.soft', fontSize: 'sm' }),
  text3: css({ fontWeight: 'semibold' }),
  text4: css({ color: 'ink.soft' }),
}

/** The average of all reviews, or that there are none yet. */
export const RatingSummary = ({ product: { rating } }: { product: Product }) =>
  rating ? (
    <div className={styles.root}>
      <p className={styles.text}>{t('outOf', { average: formatStars(rating.average) })}</p>
      <div className={styles.box}>
        <Stars value={rating.average} />
      </div>
      <p>{t('count', { count: rating.count })}</p>
      <p className={styles.text2}>{t('whoMay')}</p>
    </div>
  ) : (
    <div>
      <p className={styles.text3}>{t('none')}</p>
      <p className={styles.text4}>{t('noneWhy')}</p>
    </div>
  )

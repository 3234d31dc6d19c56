import { chakra } from '@chakra-ui/react/styled-system'
import { formatStars, Stars } from '#components/commerce/rating.tsx'
import { t } from '../texts.ts'
import type { Product } from '@bartan/contract/products/schema'

/** The average of all reviews, or that there are none yet. */
export const RatingSummary = ({ product: { rating } }: { product: Product }) =>
  rating ? (
    <chakra.div display="grid" gap="2">
      <chakra.p fontFamily="heading" fontSize="page" lineHeight="1.1">
        {t('outOf', { average: formatStars(rating.average) })}
      </chakra.p>
      <chakra.div fontSize="xl">
        <Stars value={rating.average} />
      </chakra.div>
      <p>{t('count', { count: rating.count })}</p>
      <chakra.p color="ink.soft" fontSize="sm">
        {t('whoMay')}
      </chakra.p>
    </chakra.div>
  ) : (
    <div>
      <chakra.p fontWeight="semibold">{t('none')}</chakra.p>
      <chakra.p color="ink.soft">{t('noneWhy')}</chakra.p>
    </div>
  )

import { chakra } from '@chakra-ui/react/styled-system'
import { t } from '#components/ui/texts.ts'
import { VisuallyHidden } from '#components/ui/heading.tsx'
import type { Product } from '@bartan/contract/products/schema'

const STAR =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E%3Cpath d='m12 2.5 2.9 6.2 6.8.8-5 4.7 1.3 6.7-6-3.3-6 3.3 1.3-6.7-5-4.7 6.8-.8z'/%3E%3C/svg%3E\")"

const Row = chakra('span', {
  base: {
    display: 'block',
    flexShrink: '0',
    h: '1em',
    maskImage: STAR,
    maskSize: '1em 1em',
    maskRepeat: 'repeat-x',
  },
})

/** Stars, filled to a tenth; whatever contains them says the rating in words. */
export const Stars = ({ value, of = 5 }: { value: number; of?: number }) => (
  <Row
    aria-hidden
    style={{
      width: `${of}em`,
      background: `linear-gradient(to right, var(--chakra-colors-star) ${(value / of) * 100}%, var(--chakra-colors-star-empty) 0)`,
    }}
  />
)

/** Always one decimal, 4.0 as well as 4.2, so that numbers align in a column. */
export const formatStars = (average: number): string => average.toFixed(1)

/** One star, the average and the number of reviews: as much as a card has room for. */
export const RatingBadge = ({ rating }: { rating: NonNullable<Product['rating']> }) => {
  const average = formatStars(rating.average)
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="1" fontSize="xs" lineHeight="1">
      <VisuallyHidden>{t('ratings', { average, count: rating.count })}</VisuallyHidden>
      <Stars value={1} of={1} />
      <chakra.span aria-hidden fontWeight="semibold">
        {average}
      </chakra.span>
      <chakra.span aria-hidden color="ink.soft">
        ({rating.count})
      </chakra.span>
    </chakra.span>
  )
}

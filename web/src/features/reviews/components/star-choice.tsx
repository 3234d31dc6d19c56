import { chakra } from '@chakra-ui/react/styled-system'
import { Star } from 'lucide-react'
import { STAR_COUNTS } from '@bartan/contract/reviews/rules'
import type { StarCount } from '@bartan/contract/reviews/rules'
import { t } from '../texts.ts'

const Label = chakra('label', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: 'tap',
    cursor: 'pointer',
    color: 'line.strong',
    borderRadius: 'md',
    _focusWithin: { outline: '2px solid', outlineColor: 'teal', outlineOffset: '-2px' },
    _hover: { bg: 'sand' },
  },
  variants: { isFilled: { true: { color: 'star', '& svg': { fill: 'currentColor' } } } },
})

type StarChoiceProps = {
  stars: StarCount | undefined
  onChoose: (stars: StarCount) => void
  error: string | undefined
  errorId: string
}

/** Five radio buttons that look like stars; the arrow keys move between them as usual. */
export const StarChoice = ({ stars, onChoose, error, errorId }: StarChoiceProps) => (
  <chakra.fieldset minW="0" aria-describedby={error ? errorId : undefined}>
    <chakra.legend fontSize="sm" fontWeight="semibold">
      {t('stars')}
    </chakra.legend>
    <chakra.div display="flex" alignItems="center" ml="-2">
      {STAR_COUNTS.map((count) => (
        <Label key={count} isFilled={stars !== undefined && count <= stars}>
          <chakra.input
            type="radio"
            name="stars"
            value={count}
            checked={count === stars}
            srOnly
            aria-label={`${t('star', { count })}: ${t(`word-${count}`)}`}
            onChange={() => onChoose(count)}
          />
          <Star aria-hidden size={28} strokeWidth={1.5} />
        </Label>
      ))}
      <chakra.span aria-hidden ml="2" color="ink.soft" fontSize="sm" whiteSpace="nowrap">
        {stars && t(`word-${stars}`)}
      </chakra.span>
    </chakra.div>
    {error && (
      <chakra.p id={errorId} role="alert" color="danger" fontSize="sm" fontWeight="medium">
        {error}
      </chakra.p>
    )}
  </chakra.fieldset>
)

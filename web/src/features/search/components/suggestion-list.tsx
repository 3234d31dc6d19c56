/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no HTML element is a list of options with pictures; this is the ARIA pattern */
import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router-dom'
import { formatRupees } from '../../../components/format-rupees.ts'
import { ProductImage } from '../../../components/product-image.tsx'
import { paths } from '../../../config/paths.ts'
import type { Suggestion } from '@bartan/contract/product'

type SuggestionListProps = {
  id: string
  suggestions: readonly Suggestion[]
  activeIndex: number
  onChoose: () => void
}

export const optionId = (listId: string, index: number) => `${listId}-${index}`

const Option = chakra(Link, {
  base: {
    display: 'grid',
    gridTemplateColumns: '48px 1fr auto',
    alignItems: 'center',
    gap: '3',
    px: '3',
    py: '2',
    borderRadius: 'md',
    _hover: { bg: 'teal.mist' },
    _selected: { bg: 'teal.tint' },
  },
})

/** The options of the search combobox. Focus stays in the input; the active one is named by it. */
export const SuggestionList = ({ id, suggestions, activeIndex, onChoose }: SuggestionListProps) => (
  <chakra.div
    id={id}
    role="listbox"
    aria-label="Suggested products"
    position="absolute"
    top="calc(100% + 8px)"
    left="0"
    right="0"
    zIndex="popover"
    p="2"
    maxH="min(560px, 70vh)"
    overflowY="auto"
    bg="paper"
    borderWidth="1px"
    borderRadius="lg"
    boxShadow="lg"
  >
    {suggestions.map(({ _id, name, image, price }, index) => (
      <Option
        key={_id}
        id={optionId(id, index)}
        to={paths.product(_id)}
        role="option"
        aria-selected={index === activeIndex}
        tabIndex={-1}
        // Keeps the focus in the input, whose blur would close the list before the click arrives.
        onPointerDown={(event) => event.preventDefault()}
        onClick={onChoose}
      >
        <ProductImage image={{ url: image, altText: '' }} sizes="48px" />
        <chakra.span lineClamp="2" lineHeight="snug">
          {name}
        </chakra.span>
        <chakra.span fontWeight="semibold" fontVariantNumeric="tabular-nums">
          {formatRupees(price)}
        </chakra.span>
      </Option>
    ))}
  </chakra.div>
)

import { chakra } from '@chakra-ui/react/styled-system'
import { choiceRecipe } from '#theme/recipes/choice.ts'

/** A toggle button; `aria-pressed` says whether it is chosen. */
export const Choice = chakra('button', choiceRecipe, { defaultProps: { type: 'button' } })

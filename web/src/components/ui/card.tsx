import { chakra } from '@chakra-ui/react/styled-system'
import { cardRecipe } from '#theme/recipes/card.ts'

export const Card = chakra('div', cardRecipe)

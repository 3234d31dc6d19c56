import { chakra } from '@chakra-ui/react/styled-system'
import { badgeRecipe } from '#theme/recipes/badge.ts'

export const Badge = chakra('span', badgeRecipe)

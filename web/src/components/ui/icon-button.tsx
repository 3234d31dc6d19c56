import { chakra } from '@chakra-ui/react/styled-system'
import { iconButtonRecipe } from '#theme/recipes/icon-button.ts'

export const IconButton = chakra('button', iconButtonRecipe, { defaultProps: { type: 'button' } })

import { chakra } from '@chakra-ui/react/styled-system'
import { buttonRecipe } from '#theme/recipes/button.ts'

export const Button = chakra('button', buttonRecipe, { defaultProps: { type: 'button' } })

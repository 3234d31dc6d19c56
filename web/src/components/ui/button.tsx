import { chakra } from '@chakra-ui/react/styled-system'
import { buttonRecipe } from '#theme/recipes/button.ts'
import { iconButtonRecipe } from '#theme/recipes/icon-button.ts'

export const Button = chakra('button', buttonRecipe, { defaultProps: { type: 'button' } })

export const IconButton = chakra('button', iconButtonRecipe, { defaultProps: { type: 'button' } })

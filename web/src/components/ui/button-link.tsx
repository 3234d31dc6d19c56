import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router-dom'
import { buttonRecipe } from '#theme/recipes/button.ts'

/** A link that looks like a button, for an action that leads to another page. */
export const ButtonLink = chakra(Link, buttonRecipe)

import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router-dom'
import { buttonRecipe } from '#theme/recipes/button.ts'
import { textLinkRecipe } from '#theme/recipes/text-link.ts'

/** A link within the shop. */
export const TextLink = chakra(Link, textLinkRecipe)

/** A link that leaves the shop, or calls or writes to it. */
export const OutsideLink = chakra('a', textLinkRecipe)

/** A link that looks like a button, for an action that leads to another page. */
export const ButtonLink = chakra(Link, buttonRecipe)

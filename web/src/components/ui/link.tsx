import { Link } from 'react-router-dom'
import { button, textLink } from '#styled-system/recipes'
import { styled } from './styled.tsx'

/** A link within the shop. */
export const TextLink = styled(Link, textLink)

/** A link that leaves the shop, or calls or writes to it. */
export const OutsideLink = styled('a', textLink)

/** A link that looks like a button, for an action that leads to another page. */
export const ButtonLink = styled(Link, button)

import { Link } from 'react-router-dom'
import { button, textLink } from '#styled-system/recipes'
import { styled } from './styled.tsx'

export const TextLink = styled(Link, textLink)

/** An external, phone or mail link. */
export const OutsideLink = styled('a', textLink)

/** A link that looks like a button, for an action on another page. */
export const ButtonLink = styled(Link, button)

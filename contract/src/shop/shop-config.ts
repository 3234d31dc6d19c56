/** The shop's name until an admin saves another: the one file to edit for your own. */
export const SHOP = { name: 'Bartan', tagline: 'Good things for kitchen, bath and kids' } as const

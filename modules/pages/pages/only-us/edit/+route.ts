// https://vike.dev/route-string: explicit, because Vike leaves folders called `pages` out of addresses.
export default '/only-us/pages/@id';

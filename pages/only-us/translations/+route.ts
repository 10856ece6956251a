// https://vike.dev/route-string
export default '/only-us/translations/@type/@id/@language';

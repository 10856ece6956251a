export default '/only-us/translations/@type/@id/@language';

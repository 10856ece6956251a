export default '/only-us/translations';

/** Words for the names of made-up records. They refer to no real team, player or club. */

export const places = [
  ...['Agra', 'Ajmer', 'Amravati', 'Anantapur', 'Aurora', 'Avadi', 'Bareilly', 'Belgaum', 'Bergen', 'Bhilai'],
  ...['Bhopal', 'Bikaner', 'Bogota', 'Bristol', 'Busan', 'Cairo', 'Cebu', 'Chennai', 'Colombo', 'Cordoba'],
  ...['Cork', 'Cuttack', 'Dakar', 'Davao', 'Dehradun', 'Delhi', 'Denver', 'Dhaka', 'Dubai', 'Durban'],
  ...['Erode', 'Gaya', 'Ghent', 'Goa', 'Guntur', 'Guwahati', 'Gwalior', 'Hanoi', 'Hubli', 'Imphal'],
  ...['Indore', 'Izmir', 'Jaipur', 'Jakarta', 'Jammu', 'Jhansi', 'Jodhpur', 'Kanpur', 'Karachi', 'Kochi'],
  ...['Kolkata', 'Kota', 'Krakow', 'Kyoto', 'Lagos', 'Lahore', 'Leeds', 'Lima', 'Lisbon', 'Lucknow'],
  ...['Ludhiana', 'Lyon', 'Madurai', 'Malmo', 'Manila', 'Medan', 'Meerut', 'Milan', 'Mumbai', 'Mysore'],
  ...['Nagpur', 'Nairobi', 'Nashik', 'Natal', 'Nellore', 'Noida', 'Osaka', 'Oslo', 'Patna', 'Penang'],
  ...['Porto', 'Pune', 'Quito', 'Raipur', 'Rajkot', 'Ranchi', 'Riga', 'Rosario', 'Salem', 'Seville'],
  ...['Shimla', 'Siliguri', 'Surat', 'Tampere', 'Thane', 'Turin', 'Udaipur', 'Vellore', 'Vilnius', 'Warangal'],
] as const;

export const mascots = [
  ...['Anchors', 'Arrows', 'Badgers', 'Bears', 'Beetles', 'Bisons', 'Blades', 'Bolts', 'Boars', 'Buffalos'],
  ...['Camels', 'Cedars', 'Chargers', 'Cheetahs', 'Cobras', 'Comets', 'Condors', 'Corals', 'Coyotes', 'Cranes'],
  ...['Crows', 'Cyclones', 'Dragons', 'Drifters', 'Drums', 'Eagles', 'Embers', 'Falcons', 'Ferrets', 'Flames'],
  ...['Foxes', 'Geckos', 'Giants', 'Glaciers', 'Griffins', 'Hammers', 'Harriers', 'Hawks', 'Herons', 'Hornets'],
  ...['Hounds', 'Hunters', 'Ibexes', 'Jackals', 'Jaguars', 'Jesters', 'Kestrels', 'Kites', 'Knights', 'Lancers'],
  ...['Lanterns', 'Leopards', 'Lions', 'Lynxes', 'Magpies', 'Mammoths', 'Mantas', 'Marlins', 'Martens', 'Meteors'],
  ...['Minotaurs', 'Monsoons', 'Mules', 'Nomads', 'Ocelots', 'Orcas', 'Otters', 'Owls', 'Panthers', 'Peacocks'],
  ...['Pelicans', 'Phantoms', 'Pikes', 'Pilots', 'Pumas', 'Pythons', 'Rams', 'Rangers', 'Ravens', 'Raptors'],
  ...['Rhinos', 'Riders', 'Rockets', 'Sabres', 'Sailors', 'Saints', 'Scouts', 'Sharks', 'Sparks', 'Spiders'],
  ...['Stags', 'Storms', 'Swifts', 'Tigers', 'Titans', 'Vipers', 'Voyagers', 'Walruses', 'Wolves', 'Yaks'],
] as const;

export const squads = ['', 'Academy', 'Juniors', 'Red', 'Blue', 'Gold', 'Prime', 'Women', 'Next', 'Two'] as const;

export const firstNames = [
  ...['Aarav', 'Aditi', 'Aisha', 'Akash', 'Alex', 'Amit', 'Ana', 'Anika', 'Arjun', 'Asha'],
  ...['Bilal', 'Bruno', 'Carla', 'Chen', 'Daniel', 'Deepa', 'Dev', 'Diya', 'Elif', 'Emil'],
  ...['Farah', 'Felix', 'Gita', 'Hana', 'Harsh', 'Hugo', 'Imran', 'Ines', 'Isha', 'Ivan'],
  ...['Jai', 'Jonas', 'Kabir', 'Kavya', 'Kim', 'Lena', 'Liam', 'Lina', 'Luca', 'Mahesh'],
  ...['Manav', 'Marta', 'Meera', 'Mia', 'Milan', 'Minh', 'Mohit', 'Nadia', 'Naveen', 'Neha'],
  ...['Nikhil', 'Nina', 'Noah', 'Ola', 'Omar', 'Pablo', 'Pooja', 'Pranav', 'Priya', 'Rahul'],
  ...['Rania', 'Ravi', 'Reza', 'Riya', 'Rohan', 'Rosa', 'Ruben', 'Sakshi', 'Sami', 'Sana'],
  ...['Sara', 'Selin', 'Shreya', 'Simon', 'Sneha', 'Sofia', 'Sunil', 'Tanvi', 'Tara', 'Theo'],
  ...['Tomas', 'Uday', 'Uma', 'Vera', 'Victor', 'Vikram', 'Vinay', 'Wei', 'Yara', 'Yash'],
  ...['Yusuf', 'Zain', 'Zara', 'Zeynep', 'Zoe', 'Oscar', 'Pia', 'Ryo', 'Aiko', 'Juan'],
] as const;

export const lastNames = [
  ...['Agarwal', 'Ahmed', 'Almeida', 'Andersen', 'Bauer', 'Becker', 'Bhat', 'Bose', 'Chopra', 'Costa'],
  ...['Cruz', 'Das', 'Demir', 'Desai', 'Diaz', 'Dutta', 'Fischer', 'Garcia', 'Ghosh', 'Gill'],
  ...['Gomez', 'Gupta', 'Haddad', 'Hansen', 'Hassan', 'Ito', 'Iyer', 'Jain', 'Jansen', 'Jha'],
  ...['Joshi', 'Kapoor', 'Kaur', 'Keller', 'Khan', 'Kim', 'Kohli', 'Kowalski', 'Kumar', 'Larsen'],
  ...['Lee', 'Lopez', 'Malik', 'Martin', 'Mehta', 'Menon', 'Meyer', 'Mishra', 'Moreau', 'Nair'],
  ...['Nguyen', 'Novak', 'Oliveira', 'Ozturk', 'Pandey', 'Park', 'Patel', 'Pereira', 'Pillai', 'Popov'],
  ...['Prasad', 'Rao', 'Rathore', 'Reddy', 'Ricci', 'Rossi', 'Roy', 'Saha', 'Santos', 'Sato'],
  ...['Saxena', 'Schmidt', 'Sen', 'Sethi', 'Shah', 'Sharma', 'Shetty', 'Silva', 'Singh', 'Sinha'],
  ...['Sood', 'Suzuki', 'Tan', 'Tanaka', 'Thakur', 'Torres', 'Tran', 'Varma', 'Verma', 'Virtanen'],
  ...['Vogel', 'Wagner', 'Walker', 'Wang', 'Weber', 'Yadav', 'Yamada', 'Yilmaz', 'Zhang', 'Zimmer'],
] as const;

export const handles = ['ace', 'blitz', 'echo', 'frost', 'ghost', 'jinx', 'nova', 'pixel', 'rush', 'zen'] as const;

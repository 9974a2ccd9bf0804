import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

const semillas = ['Avena', 'Cebada', 'Centeno', 'Lenteja', 'Trigo'];

export default function AutocompleteTranslation() {
  return (
    <FormControl lang="es" sx={{ maxWidth: 320 }}>
      <FormLabel>Semilla</FormLabel>
      <Autocomplete
        options={semillas}
        defaultValue="Centeno"
        openText="Abrir"
        closeText="Cerrar"
        clearText="Borrar"
        loadingText="Cargando…"
        noOptionsText="Sin resultados"
        slotProps={{ listbox: { lang: 'es' } }}
      />
    </FormControl>
  );
}
